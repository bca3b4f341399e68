import { navigationTexts } from '#features/navigation/web.ts';
import { defineTexts } from '#web/texts/texts.ts';
import type { MyTicketTexts } from './texts/jpn.ts';

export const myTicketTexts = defineTexts<MyTicketTexts>(import.meta.glob('./texts/*.ts'));

/** The texts of a page with tickets. The days use the texts of the navigation. */
export const myTicketScreenTexts = [myTicketTexts, navigationTexts];
