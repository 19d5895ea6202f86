def a case kind
in :b then
raise <<~MESSAGE
MESSAGE
end
rescue
logger.error "failed" do
h
.split(/,/) end end
