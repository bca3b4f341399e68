import type { ConsoleFeature } from '#console/console-feature.ts';
import { SalesPart } from './console/sales-part.tsx';
import { salesTexts } from './console/sales-texts.ts';

export const ticketConsole: ConsoleFeature = { screens: [], texts: [salesTexts], OverviewPart: SalesPart };
