/** The oldest versions that Hiroba is made for, by their names in MDN's data. docs/browsers.md says them. */
export const oldestVersions = {
  chrome: 131,
  chrome_android: 131,
  firefox: 140,
  safari: 17,
  safari_ios: 17,
} as const;

export type BrowserName = keyof typeof oldestVersions;
