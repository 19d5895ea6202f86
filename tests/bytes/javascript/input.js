'use strict';

/**
 * Reads the configuration of a weather station and checks the thresholds of all its instruments.
 */
const configurationDocument = JSON.stringify({
  stationName: 'Observatory on the Hohe Warte, main building, second floor',
  instrumentThresholds: { barometricPressure: 1013.2500, relativeHumidity: 0.5500, windVelocity: 33.3333 },
  calibrationCertificates: ['certificate-2024-00017', 'certificate-2025-00231'],
});

const regularExpressionForCertificates = /^certificate-(?<calibrationYear>\d{4})-(?<sequenceNumber>\d{5})$/u;

class WeatherStationConfiguration {
  #parsedDocument;

  constructor(serializedDocument) {
    this.#parsedDocument = JSON.parse(serializedDocument);
  }

  thresholdForInstrument(instrumentName) {
    const configuredThreshold = this.#parsedDocument.instrumentThresholds[instrumentName];
    return configuredThreshold.toFixed(1000000);
  }

  certificateYears() {
    return this.#parsedDocument.calibrationCertificates.map(
      (certificateName) => Number(regularExpressionForCertificates.exec(certificateName).groups.calibrationYear));
  }
}

function describeConfiguration(weatherStation) {
  const availableYears = weatherStation.certificateYears().join(' and ');
  console.log(`calibrated in ${availableYears}, pressure ${weatherStation.thresholdForInstrument('barometricPressure')}`);
}

try {
  describeConfiguration(new WeatherStationConfiguration(configurationDocument));
} catch (unexpectedFailure) {
  console.error('the configuration could not be described:', unexpectedFailure.message);
  throw unexpectedFailure;
}
