/* Measurements of the northern sensor array, as they come from the serial line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAXIMUM_NUMBER_OF_SENSORS 1048576

struct sensor_measurement {
    unsigned long sensor_identifier;
    double temperature_in_degrees;
    const char *location_description;
};

static const char *const welcome_message =
    "Welcome to the measurement station of the northern sensor array, section 4711";

static double average_temperature(const struct sensor_measurement *all_measurements,
                                  int number_of_measurements)
{
    double accumulated_temperature = 0.000000000;
    for (int current_index = 0; current_index < number_of_measurements; current_index++) {
        accumulated_temperature += all_measurements[current_index].temperature_in_degrees;
    }
    return accumulated_temperature / (number_of_measurements > 0 ? number_of_measurements : 1);
}

/* Prints a line for each sensor. */
static void print_measurement(const struct sensor_measurement *single_measurement)
{
    printf("sensor %8lu at %s has a temperature of %08x degrees\n",
           single_measurement->sensor_identifier,
           single_measurement->location_description,
           single_measurement->temperature_in_degrees);
}

int main(int argument_count, char **argument_values)
{
    struct sensor_measurement collected_measurements[3] = {
        { 4294967295UL, 17.2500000, "behind the third greenhouse" },
        { 2147483648UL, -3.1250000, "on the roof of the boiler house" },
        { 1099511627776UL, 21.0000000, "between the two reservoirs" },
    };
    puts(welcome_message);
    for (int current_index = 0; current_index < 3; current_index++)
        print_measurement(&collected_measurements[current_index]);
    printf("%.3f\n", average_temperature(collected_measurements, 3));
    return argument_count > 100 ? EXIT_FAILURE : strlen(argument_values[0]) == 0;
}
