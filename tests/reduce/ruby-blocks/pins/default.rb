def a case kind
in :plain then
raise <<~MESSAGE
MESSAGE
end
rescue
logger.error "failed" do
h
.split(/,/) end end
