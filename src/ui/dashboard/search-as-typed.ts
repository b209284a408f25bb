import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";

/**
 * Searches while words are typed, beginning with an empty search. One request is sent at a time, and then one for what was
 * typed meanwhile. With a request for each letter, the last one would wait for all others on a slow link, and the router
 * would abort them.
 * @param addressOf returns the address of a loader for these words, or undefined where nothing is searched
 * @returns `found`, the last answer, undefined before the first one; `search`, called with all words on each input
 */
export function useSearchAsTyped<Data>(addressOf: (words: string) => string | undefined) {
  const { load, data } = useFetcher<Data>();
  const typed = useRef("");
  const isSearching = useRef(false);
  const isClosed = useRef(false);
  const search = async (words: string) => {
    typed.current = words;
    if (isSearching.current) return;
    isSearching.current = true;
    try {
      let searched: string | undefined;
      while (searched !== typed.current && !isClosed.current) {
        searched = typed.current;
        const address = addressOf(searched);
        if (address !== undefined) await load(address);
      }
    } finally {
      isSearching.current = false;
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list opens; later on each input.
  useEffect(() => {
    isClosed.current = false;
    void search("");
    return () => {
      isClosed.current = true;
    };
  }, []);
  return { found: data, search: (words: string) => void search(words) };
}
