import { useEffect, useState } from 'react';
import type { Instant } from '#kernel/clock.ts';
import { htmlLang, type LanguageCode, languageCodes, languageName } from '#kernel/language.ts';
import { formatTime, parseInstant } from '#kernel/period.ts';
import { saidDate } from '#kernel/said-date.ts';
import { pageHref, type PageContext, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { useSecondsUntil } from '#web/site/use-server-now.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { CouponSigns } from '../contract.ts';
import { readCouponSigns } from './coupon-calls.ts';
import { couponTexts } from './coupon-texts.ts';
import { SignOfDay } from './sign-of-day.tsx';
import './coupon.css';

export const texts = [couponTexts];

export const load = (context: PageContext): Promise<CouponSigns> => readCouponSigns(context);

export function head(_: CouponSigns, context: PageContext): PageHead {
  return { title: couponTexts.of(context.language).staff.title };
}

/** The sign of the day, for staff who take coupons; the call answers nobody else. */
export function Page({ data }: { data: CouponSigns }) {
  const context = usePageContext();
  const language = useLanguage();
  const { staff: say, backToList } = useTexts(couponTexts);
  const { signs, until } = useSigns(data);
  return (
    <PageFrame
      title={say.title}
      lead={say.lead}
      width="reading"
      back={{ href: pageHref(context, 'moduleList', { moduleCode: 'coupon' }), label: backToList }}
    >
      {signs.map(({ day, color, words }) => (
        <section key={day} className="hb-coupon-day">
          <h2>{say.day(saidDate(day, language))}</h2>
          <SignOfDay color={color} word={words[language] ?? ''} language={language} />
          <OtherLanguages words={words} language={language} />
        </section>
      ))}
      <p className="hb-coupon-hint">{say.until(formatTime(until))}</p>
      <Notice kind="warning">{say.secret}</Notice>
      <section className="hb-coupon-how">
        <h2>{say.howTitle}</h2>
        <ol>
          {say.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </PageFrame>
  );
}

/** A visitor's screen has the word in the language of the visitor, too. */
function OtherLanguages({ words, language }: { words: Readonly<Record<string, string>>; language: LanguageCode }) {
  const { staff: say } = useTexts(couponTexts);
  return (
    <dl className="hb-coupon-words" aria-label={say.otherLanguages}>
      {languageCodes
        .filter((code) => code !== language)
        .map((code) => (
          <div key={code}>
            <dt lang={htmlLang[code]}>{languageName[code]}</dt>
            <dd lang={htmlLang[code]}>{words[code]}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The signs, loaded again when the day ends. */
function useSigns(loaded: CouponSigns): { signs: CouponSigns['signs']; until: Instant } {
  const context = usePageContext();
  const [signs, setSigns] = useState(loaded);
  const until = parseInstant(signs.until) ?? context.now;
  const isOver = useSecondsUntil(until) === 0;
  useEffect(() => {
    if (!isOver) return;
    // Without a connection the old day stays, with its date above it.
    readCouponSigns(context).then(setSigns, () => {});
  }, [isOver, context]);
  return { signs: signs.signs, until };
}
