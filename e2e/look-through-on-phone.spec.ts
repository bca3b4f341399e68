import { languageCodes } from '#kernel/language.ts';
import { lookThroughAllSites } from './look-through.ts';

lookThroughAllSites({
  languages: languageCodes,
  narrow: { width: 320, height: 640 },
  large: [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ],
  everyOfOthers: 8,
});
