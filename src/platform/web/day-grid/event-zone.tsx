import { useEffect, useState } from 'react';
import { japanTime } from '#kernel/japan-time.ts';
import { useLanguage } from '../site/page-context.ts';

const tokyoOffset = -540;

/** Whose clock the times below are on: said to everybody who may live by another one. */
export function EventZone() {
  const language = useLanguage();
  const [isAway, setIsAway] = useState(false);
  useEffect(() => setIsAway(new Date().getTimezoneOffset() !== tokyoOffset), []);
  return language === 'jpn' && !isAway ? null : <p className="hb-day-zone">{japanTime[language]}</p>;
}
