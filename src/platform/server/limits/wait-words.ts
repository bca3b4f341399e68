import type { LanguageCode } from '#kernel/language.ts';

interface WaitWords {
  seconds(count: number): string;
  minutes(count: number): string;
  hours(count: number): string;
}

const words: Record<LanguageCode, WaitWords> = {
  jpn: {
    seconds: (count) => `${count}秒ほど待ってからもう一度お試しください。`,
    minutes: (count) => `${count}分ほど待ってからもう一度お試しください。`,
    hours: (count) => `${count}時間ほど待ってからもう一度お試しください。`,
  },
  eng: {
    seconds: (count) => `Please try again in about ${count} second${count === 1 ? '' : 's'}.`,
    minutes: (count) => `Please try again in about ${count} minute${count === 1 ? '' : 's'}.`,
    hours: (count) => `Please try again in about ${count} hour${count === 1 ? '' : 's'}.`,
  },
  chi: {
    seconds: (count) => `请约${count}秒后再试。`,
    minutes: (count) => `请约${count}分钟后再试。`,
    hours: (count) => `请约${count}小时后再试。`,
  },
  zhtw: {
    seconds: (count) => `請約${count}秒後再試。`,
    minutes: (count) => `請約${count}分鐘後再試。`,
    hours: (count) => `請約${count}小時後再試。`,
  },
  kor: {
    seconds: (count) => `약 ${count}초 후에 다시 시도해 주세요.`,
    minutes: (count) => `약 ${count}분 후에 다시 시도해 주세요.`,
    hours: (count) => `약 ${count}시간 후에 다시 시도해 주세요.`,
  },
};

const minute = 60;
const hour = 60 * minute;

/** When to try again, as a sentence. It rounds up, so that nobody comes too early. */
export function sayWait(seconds: number, language: LanguageCode): string {
  const say = words[language];
  if (seconds < minute) return say.seconds(seconds);
  return seconds <= hour - minute ? say.minutes(Math.ceil(seconds / minute)) : say.hours(Math.ceil(seconds / hour));
}
