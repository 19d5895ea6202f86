class A{
int a(Object b){
int descriptionOfTheEquipment;
if(b instanceof A)descriptionOfTheEquipment=0;
return descriptionOfTheEquipment;
}
}
