import { defineTexts } from '#web/texts/texts.ts';
import type { TicketTexts } from '../../texts/jpn.ts';

export const ticketTexts = defineTexts<TicketTexts>(import.meta.glob('../../texts/*.ts'));
