import type { ConsoleFeature } from '#console/console-feature.ts';
import { VisitorsPart } from './console/visitors-part.tsx';
import { visitorTexts } from './console/visitor-texts.ts';

export const accessLogConsole: ConsoleFeature = {
  screens: [],
  texts: [visitorTexts],
  OverviewPart: VisitorsPart,
  overviewOrder: 10,
};
