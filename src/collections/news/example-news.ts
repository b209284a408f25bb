import { alarmPanelsRepairOrReplace } from "./example/alarm-panels-repair-or-replace.ts";
import { autumnPracticeForStudents } from "./example/autumn-practice-for-students.ts";
import { cableRoutesBeforeFinalInspection } from "./example/cable-routes-before-final-inspection.ts";
import { exhaustGasTemperatureCalibration } from "./example/exhaust-gas-temperature-calibration.ts";
import { generatorProtectionTestBench } from "./example/generator-protection-test-bench.ts";
import { mobileShoreConnectionCabinet } from "./example/mobile-shore-connection-cabinet.ts";
import { powerSuppliesTestedUnderLoad } from "./example/power-supplies-tested-under-load.ts";
import { radarAndAlarmInterfacesAtSeaTrial } from "./example/radar-and-alarm-interfaces-at-sea-trial.ts";
import { remoteSupportForConsoles } from "./example/remote-support-for-consoles.ts";
import { secondBenchForInstrumentCalibration } from "./example/second-bench-for-instrument-calibration.ts";
import { serviceVisitsToWindVessels } from "./example/service-visits-to-wind-vessels.ts";
import { settingSpeedPickUps } from "./example/setting-speed-pick-ups.ts";
import { thermographicSurveyAtDocking } from "./example/thermographic-survey-at-docking.ts";
import { winterCourseForShipElectricians } from "./example/winter-course-for-ship-electricians.ts";
import type { NewsContent } from "./news.ts";

/** The news of a fresh installation, oldest first. No ship, client or place in them is real. */
export const exampleNews: readonly NewsContent[] = [
  cableRoutesBeforeFinalInspection,
  secondBenchForInstrumentCalibration,
  alarmPanelsRepairOrReplace,
  settingSpeedPickUps,
  winterCourseForShipElectricians,
  remoteSupportForConsoles,
  mobileShoreConnectionCabinet,
  powerSuppliesTestedUnderLoad,
  exhaustGasTemperatureCalibration,
  serviceVisitsToWindVessels,
  radarAndAlarmInterfacesAtSeaTrial,
  generatorProtectionTestBench,
  thermographicSurveyAtDocking,
  autumnPracticeForStudents,
];
