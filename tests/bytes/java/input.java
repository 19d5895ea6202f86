import java.util.ArrayList;
import java.util.List;

/** Reservations of meeting rooms in the conference centre, with the equipment that they need. */
class ConferenceRoomReservations {
    private static final String DESCRIPTION_OF_THE_BUILDING = "Conference centre at the old freight station, building C";
    private static final long MAXIMUM_NUMBER_OF_PARTICIPANTS = 2147483647L;

    sealed interface RequiredEquipment permits VideoProjector, InteractiveWhiteboard, SimultaneousTranslation {
    }

    record VideoProjector(int brightnessInLumens) implements RequiredEquipment {
    }

    record InteractiveWhiteboard(double diagonalInInches) implements RequiredEquipment {
    }

    record SimultaneousTranslation(List<String> availableLanguages) implements RequiredEquipment {
    }

    private final List<RequiredEquipment> allRequiredEquipment = new ArrayList<>(65536);

    static String describeEquipment(RequiredEquipment requiredEquipment) {
        final String descriptionOfTheEquipment;
        if (requiredEquipment instanceof VideoProjector videoProjector) {
            descriptionOfTheEquipment = "a projector of " + videoProjector.brightnessInLumens() + " lumens";
        } else if (requiredEquipment instanceof InteractiveWhiteboard whiteboard) {
            descriptionOfTheEquipment = "a whiteboard of " + whiteboard.diagonalInInches() + " inches";
        }
        return descriptionOfTheEquipment;
    }

    long numberOfParticipants(long registeredParticipants, long expectedParticipants) {
        long estimatedParticipants = Math.max(registeredParticipants, expectedParticipants * 100 / 125);
        return Math.min(estimatedParticipants, MAXIMUM_NUMBER_OF_PARTICIPANTS);
    }

    public static void main(String[] commandLineArguments) {
        var roomReservations = new ConferenceRoomReservations();
        roomReservations.allRequiredEquipment.add(new VideoProjector(5000));
        roomReservations.allRequiredEquipment.forEach(equipment -> System.out.println(describeEquipment(equipment)));
        System.out.println(DESCRIPTION_OF_THE_BUILDING + ": " + roomReservations.numberOfParticipants(120, 250));
    }
}
