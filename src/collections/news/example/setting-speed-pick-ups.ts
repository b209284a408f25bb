import type { NewsContent } from "../news.ts";

export const settingSpeedPickUps: NewsContent = {
  id: 4,
  img: "/drawings/pic-pickup.svg",
  posted: "2025-10-30",
  texts: {
    en: {
      title: "How we set speed pick-ups",
      shortDescription:
        "A speed signal that drops out at low speed is usually down to the air gap, not the electronics.",
      description: [
        "Engine speed is usually taken from a toothed wheel by a pick-up that sits a millimetre or two from the teeth. If the signal drops out at low speed, the speed unit is often replaced first, although the cause is at the wheel.",
        "We begin with the wheel itself: run-out, damaged teeth and swarf on the magnet. Then the pick-up is screwed in until it touches the top of a tooth and backed off by the clearance given in its data sheet. The lock nut is tightened with the pick-up held, because otherwise the gap changes in the last quarter turn.",
        "Finally we look at the signal on the oscilloscope, from turning gear to full speed, with the cable in its final position. Amplitude and gap go into the record, so that the next engineer has something to compare with.",
      ].join("\n\n"),
      imageAlt: "Drawing of a toothed wheel with a speed pick-up and its pulse signal",
    },
    pl: {
      title: "Jak ustawiamy czujniki prędkości obrotowej",
      shortDescription:
        "Gdy sygnał obrotów zanika przy małej prędkości, winna jest zwykle szczelina, a nie elektronika.",
      description: [
        "Prędkość obrotową silnika mierzy się najczęściej na kole zębatym, czujnikiem odległym od zębów o milimetr lub dwa. Gdy sygnał zanika przy małych obrotach, zwykle najpierw wymienia się przetwornik, choć przyczyna leży przy kole.",
        "Zaczynamy od koła i czoła czujnika: bicie, uszkodzone zęby, opiłki. Potem wkręcamy czujnik, aż dotknie wierzchołka zęba, i cofamy o tyle, ile podaje karta katalogowa. Przy dokręcaniu przeciwnakrętki czujnik trzeba przytrzymać, bo inaczej szczelina zmieni się na ostatniej ćwiartce obrotu.",
        "Na koniec oglądamy sygnał na oscyloskopie, od pracy na obracarce do pełnych obrotów, z kablem ułożonym już na stałe. Amplitudę i szczelinę wpisujemy do protokołu, żeby następny serwisant miał z czym porównać.",
      ].join("\n\n"),
      imageAlt: "Rysunek koła zębatego z czujnikiem prędkości obrotowej i przebiegiem impulsów",
    },
  },
};
