/**
 * Environment variables that glibc reads when a process starts. Otherwise each thread gets a heap of its own, which gives
 * little back: 40 MB after the pages are compressed, and more with each burst of uploads. With one heap for the
 * main thread and one for the others, and large blocks apart from both, freed memory returns to the system.
 */
export const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "65536",
};
