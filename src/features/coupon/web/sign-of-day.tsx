import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import { useTexts } from '#web/site/page-context.ts';
import type { SignColor } from '../rules/day-sign.ts';
import { couponTexts } from './coupon-texts.ts';
import './sign-of-day.css';

interface SignOfDayProps {
  color: SignColor;
  word: string;
  /** The same word in the language of the visitor; shown where it is another. */
  ownWord?: string;
  /** Of the word. */
  language: LanguageCode;
}

/** The colour and the word of a day: the colour is named too, for those who do not see it. */
export function SignOfDay({ color, word, ownWord = word, language }: SignOfDayProps) {
  const say = useTexts(couponTexts);
  return (
    <dl className="hb-coupon-sign" data-color={color}>
      <div>
        <dt>{say.screen.word}</dt>
        <dd className="hb-coupon-word">
          <b lang={htmlLang[language]}>{word}</b>
          {ownWord === word ? null : <span>{ownWord}</span>}
        </dd>
      </div>
      <div>
        <dt>{say.screen.color}</dt>
        <dd>{say.colors[color]}</dd>
      </div>
    </dl>
  );
}
