import { bareRecord } from '#kernel/bare-record.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../../texts/changes/chi.ts';
import eng from '../../texts/changes/eng.ts';
import jpn, { type ChangeTexts } from '../../texts/changes/jpn.ts';
import kor from '../../texts/changes/kor.ts';
import zhtw from '../../texts/changes/zhtw.ts';

const changeTexts: Record<LanguageCode, ChangeTexts> = { jpn, eng, chi, zhtw, kor };

/** 409: fewer places are left than were to be issued. */
export function refuseSoldOut(left: number): Refusal {
  return new Refusal(status.conflict, (language) => changeTexts[language].soldOut(left));
}

/** 422: what was typed is no mail address. */
export function refuseMail(): Refusal {
  const said = (language: LanguageCode): string => changeTexts[language].wrongMail;
  return new Refusal(status.invalid, said, (language) => bareRecord({ mail: [said(language)] }));
}

/** 409: why an order is not changed. */
export function refuseChange(problem: Exclude<keyof ChangeTexts, 'soldOut'>): Refusal {
  return new Refusal(status.conflict, (language) => changeTexts[language][problem]);
}
