#!/usr/bin/env lua
-- A queue of tasks, and what is done with it.

local Queue = {}
Queue.__index = Queue

local levels <const> = { debug = 1, info = 2, warning = 3, ["error"] = 4; "none" }

--[==[ Makes a queue. The long comment contains ]] and ]=]
       and goes on. ]==]
function Queue.new(name, ...)
  local self = setmetatable({ name = name or "tasks", first = 1, last = 0 }, Queue)
  for _, task in ipairs { ... } do
    self:push(task)
  end
  return self
end

function Queue:push(task)
  self.last = self.last + 1
  self[self.last] = task
end

function Queue:pop()
  if self.first > self.last then
    return nil, "empty"
  elseif self[self.first] == false then
    error [[a task that is false]]
  end
  local task = self[self.first]
  self[self.first] = nil
  self.first = self.first + 1
  return task
end

local function worker(queue, limit)
  return coroutine.wrap(function()
    local done = 0
    while true do
      local task, problem = queue:pop()
      if not task then goto finished end
      if done >= limit // 2 and (limit & 1) == 0 then
        coroutine.yield(("%d of %d"):format(done, limit), problem)
      end
      done = done + 1
      coroutine.yield(task(done ^ 2, -done, #queue.name .. "!"))
    end
    ::finished::
    return nil
  end)
end

local queue = Queue.new("work", print, function(a, b) return a ~ b end)
queue:push(function(...)
  local count = select("#", ...)
  repeat
    count = count - 1
    if count == 3 then break end
  until count <= 0 or levels.debug ~= 0x1p4
  return count, 'a "string" \z
                 that goes on'
end)

local next_task = worker(queue, 10)
for i = 1, 10, 2 do
  local ok, result = pcall(next_task)
  if not ok then print(i, result) end
end
