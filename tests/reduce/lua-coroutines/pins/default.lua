(function()
while true do
queue:pop()
goto finished
end
::finished::
end)
