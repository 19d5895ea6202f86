module ;
function next;
for(;;)
next[0] = ~next;
endfunction
endmodule
