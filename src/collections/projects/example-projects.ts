import { bulkCarrierBallastTreatmentSupply } from "./example/bulk-carrier-ballast-treatment-supply.ts";
import { floatingDockPowerAndBallast } from "./example/floating-dock-power-and-ballast.ts";
import { gantryCraneDrives } from "./example/gantry-crane-drives.ts";
import { generatorProtectionRenewal } from "./example/generator-protection-renewal.ts";
import { hopperDredgerInstrumentation } from "./example/hopper-dredger-instrumentation.ts";
import { jackUpLegControl } from "./example/jack-up-leg-control.ts";
import { mainSwitchboardRetrofit } from "./example/main-switchboard-retrofit.ts";
import { passengerBerthShoreConnection } from "./example/passenger-berth-shore-connection.ts";
import { reeferSupplySurvey } from "./example/reefer-supply-survey.ts";
import { researchVesselSensorNetwork } from "./example/research-vessel-sensor-network.ts";
import { shipLockGateControl } from "./example/ship-lock-gate-control.ts";
import { tankerAlarmAndMonitoring } from "./example/tanker-alarm-and-monitoring.ts";
import { towingWinchControl } from "./example/towing-winch-control.ts";
import { windServiceVessel24VSupply } from "./example/wind-service-vessel-24-v-supply.ts";
import type { ProjectContent } from "./projects.ts";

/** The projects of a fresh installation, oldest first. No ship, client or place in them is real. */
export const exampleProjects: readonly ProjectContent[] = [
  researchVesselSensorNetwork,
  shipLockGateControl,
  generatorProtectionRenewal,
  bulkCarrierBallastTreatmentSupply,
  hopperDredgerInstrumentation,
  windServiceVessel24VSupply,
  towingWinchControl,
  reeferSupplySurvey,
  jackUpLegControl,
  gantryCraneDrives,
  floatingDockPowerAndBallast,
  passengerBerthShoreConnection,
  tankerAlarmAndMonitoring,
  mainSwitchboardRetrofit,
];
