module ;
    function a;
        for (;;)
                next[0] = ~a;
    endfunction
endmodule
