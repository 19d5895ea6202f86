`timescale 1ns / 1ps
`default_nettype none
`define WIDTH 8
// Counters, and a bench that watches them.
module counter #(parameter W = `WIDTH, parameter [7:0] LIMIT = 8'hF0) (
    input wire clk, input wire reset_n,
    output reg [W-1:0] count, output wire full
);
    function [W-1:0] next(input [W-1:0] value);
        integer i;
        begin
            next = value + 1'b1;
            for (i = 0; i < W; i = i + 1)
                if (value[i] && !next[i]) next[0] = ~next[0];
        end
    endfunction
    assign #1 full = (count >= LIMIT) ? 1'b1 : |{count, 2'b0x};
    (* keep = "true" *) always @(posedge clk or negedge reset_n)
        if (!reset_n) count <= {W{1'b0}};
        else begin : step
            count <= #2 next(count);
        end
endmodule

module latch (input d, input en, output q);
    wire n1, n2;
    nand #(1, 2) (n1, d, en), g2(n2, n1, en);
    bufif1 (strong0, weak1) b(q, n2, en);
    specify
        (d => q) = (2, 3);
    endspecify
endmodule

primitive mux (out, a, b, s);
    output out; input a, b, s;
    table
        0 ? 1 : 0 ;
        ? 1 0 : 1 ;
    endtable
endprimitive

package shapes;
    typedef enum logic [1:0] { CIRCLE, SQUARE = 2 } kind_t;
    typedef struct packed { kind_t kind; logic [3:0] size; } shape_t;
endpackage

class Queue #(type T = int, int DEPTH = 4) extends Base #(T);
    rand T items[$];
    constraint few { items.size() inside {[1:DEPTH]}; foreach (items[i]) items[i] > 0; }
    virtual function new(string name = "queue");
        super.new(name);
        items = '{default: 0};
    endfunction
    task automatic push(input T item);
        fork
            wait (items.size() < DEPTH) items.push_back(item);
            begin #100ns; $display("late %0d", item); end
        join_any
        disable fork;
    endtask
endclass

module bench;
    import shapes::*;
    reg clk = 0, reset_n;
    wire [7:0] count [0:3];
    shape_t shape;
    genvar g;
    generate
        for (g = 0; g < 4; g = g + 1) begin : each
            counter #(.W(8), .LIMIT(8'd10 * g)) dut (.clk(clk), .reset_n(reset_n), .count(count[g]), .full());
        end
    endgenerate
    always #5 clk = ~clk;
    assert property (@(posedge clk) disable iff (!reset_n) $rose(reset_n) |-> ##[1:3] count[0] != 0)
        else $error("stuck");
    initial begin
        reset_n = 1'b0; shape = '{kind: SQUARE, size: 4'(3)};
        repeat (3) @(posedge clk);
        case (shape.kind)
            CIRCLE, SQUARE: reset_n <= 1;
            default: ;
        endcase
        while (count[1][3:0] !== 4'bzz1x) #10 `uvm_info("bench", $sformatf("%d", count[1]), LOW)
        $finish(0);
    end
endmodule
`default_nettype wire
