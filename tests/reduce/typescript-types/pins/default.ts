type Unwrap<T>=T[K] extends Promise<infer U>
?U
:T
function unwrap<T>():Unwrap<T>
