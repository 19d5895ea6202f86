int/*one*/a;int/**/b;static/*x*/const/*y*/int/*z*/wanted=1+/**/+1-/**/-1;struct/**/s{int/**/x;}v;
