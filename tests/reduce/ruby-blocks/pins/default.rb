def describe case kind
in :plain then
raise <<~MESSAGE
MESSAGE
end
rescue
logger.error "failed" do
line
.split(/,/) end end