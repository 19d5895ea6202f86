try{
1..toFixed(101)
}catch(a){
console.log('the configuration could not be described:',a.message)
throw a
}
