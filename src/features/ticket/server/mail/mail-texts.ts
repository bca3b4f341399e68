import type { LanguageCode } from '#kernel/language.ts';
import cancellingChi from '../../texts/cancelling/chi.ts';
import cancellingEng from '../../texts/cancelling/eng.ts';
import cancellingJpn, { type CancellingTexts } from '../../texts/cancelling/jpn.ts';
import cancellingKor from '../../texts/cancelling/kor.ts';
import cancellingZhtw from '../../texts/cancelling/zhtw.ts';
import orderChi from '../../texts/order/chi.ts';
import orderEng from '../../texts/order/eng.ts';
import orderJpn, { type OrderWords } from '../../texts/order/jpn.ts';
import orderKor from '../../texts/order/kor.ts';
import orderZhtw from '../../texts/order/zhtw.ts';
import chi from './mail-texts/chi.ts';
import eng from './mail-texts/eng.ts';
import jpn, { type TicketMailTexts } from './mail-texts/jpn.ts';
import kor from './mail-texts/kor.ts';
import zhtw from './mail-texts/zhtw.ts';

export const ticketMailTexts: Record<LanguageCode, TicketMailTexts> = { jpn, eng, chi, zhtw, kor };

/** The texts that mails share with the page of an order. */
export const orderWords: Record<LanguageCode, OrderWords> = {
  jpn: orderJpn,
  eng: orderEng,
  chi: orderChi,
  zhtw: orderZhtw,
  kor: orderKor,
};

/** The texts that mails share with the last page before an order. */
export const cancellingWords: Record<LanguageCode, CancellingTexts> = {
  jpn: cancellingJpn,
  eng: cancellingEng,
  chi: cancellingChi,
  zhtw: cancellingZhtw,
  kor: cancellingKor,
};
