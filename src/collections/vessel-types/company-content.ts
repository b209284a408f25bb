import { titled } from "../titled.ts";

/** English, Polish, German. Their ids follow from the order. */
export const companyContent = titled([
  ["Bulk carrier", "Masowiec", "Massengutfrachter"],
  ["Container vessel", "Kontenerowiec", "Containerschiff"],
  ["General cargo vessel", "Drobnicowiec", "Stückgutfrachter"],
  ["Crude oil tanker", "Ropowiec", "Rohöltanker"],
  ["Product tanker", "Produktowiec", "Produktentanker"],
  ["Chemical tanker", "Chemikaliowiec", "Chemikalientanker"],
  ["Gas carrier", "Gazowiec", "Gastanker"],
  ["Ro-ro cargo vessel", "Statek ro-ro", "RoRo-Frachtschiff"],
  ["Ferry", "Prom", "Fähre"],
  ["Cruise ship", "Wycieczkowiec", "Kreuzfahrtschiff"],
  ["Harbour tug", "Holownik portowy", "Hafenschlepper"],
  ["Offshore support vessel", "Statek wsparcia offshore", "Offshore-Versorger"],
  ["Wind farm service vessel", "Statek serwisowy farm wiatrowych", "Windpark-Serviceschiff"],
  ["Hopper dredger", "Pogłębiarka nasiębierna", "Hopperbagger"],
  ["Fishing vessel", "Statek rybacki", "Fischereischiff"],
  ["Research vessel", "Statek badawczy", "Forschungsschiff"],
  ["Jack-up platform", "Platforma samopodnośna", "Hubinsel"],
  ["Floating dock", "Dok pływający", "Schwimmdock"],
]);
