int wanted=1+1;
