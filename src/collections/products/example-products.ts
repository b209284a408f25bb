import { alarmAnnunciatorPanel } from "./example/alarm-annunciator-panel.ts";
import { alarmBeaconAndHorn } from "./example/alarm-beacon-and-horn.ts";
import { batteryChargerCabinet } from "./example/battery-charger-cabinet.ts";
import { exhaustGasTemperatureModule } from "./example/exhaust-gas-temperature-module.ts";
import { generatorProtectionRelay } from "./example/generator-protection-relay.ts";
import { insulationMonitor } from "./example/insulation-monitor.ts";
import { powerSupply24VDc } from "./example/power-supply-24-v-dc.ts";
import { pressureTransmitter420Ma } from "./example/pressure-transmitter-4-20-ma.ts";
import { serialGateway } from "./example/serial-gateway.ts";
import { shoreConnectionBox } from "./example/shore-connection-box.ts";
import { speedPickUp } from "./example/speed-pick-up.ts";
import { touchPanel } from "./example/touch-panel.ts";
import type { ProductContent } from "./products.ts";

/** The products of a fresh installation, by id: generic devices that name no maker. */
export const exampleProducts: readonly ProductContent[] = [
  exhaustGasTemperatureModule,
  generatorProtectionRelay,
  powerSupply24VDc,
  alarmAnnunciatorPanel,
  pressureTransmitter420Ma,
  speedPickUp,
  shoreConnectionBox,
  alarmBeaconAndHorn,
  insulationMonitor,
  serialGateway,
  batteryChargerCabinet,
  touchPanel,
];
