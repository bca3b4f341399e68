/** The release that may still run beside this one. Whoever makes a release writes it here. */
export const previousRelease = {
  version: '0.9.0',
  commit: '44053cd0518ed99516dee2c6fc906bbc7c4d9309',
  /** The number of its last migration. */
  migration: 54,
};
