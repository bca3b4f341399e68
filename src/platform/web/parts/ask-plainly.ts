import type { LanguageCode } from '#kernel/language.ts';
import { commonTexts } from '../texts/common-texts.ts';

/** The catalogue itself may be what was lost. */
const inEnglish = {
  partLostTitle: 'Part of this page could not be loaded',
  offlineText: 'Please check the communication environment and try again.',
  again: 'Try again',
};

/** Asks whether to load again what the page needs to be taken over. There is no dialog yet, and the page can be read. */
export function askPlainly(language: LanguageCode): Promise<boolean> {
  const words = commonTexts.has(language) ? commonTexts.of(language) : inEnglish;
  const notice = document.createElement('section');
  notice.className = 'hb-popup';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.className = 'hb-popup-body';
  text.textContent = `${words.partLostTitle} ${words.offlineText}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'hb-button hb-button-primary';
  button.textContent = words.again;
  const actions = document.createElement('div');
  actions.className = 'hb-popup-actions';
  actions.append(button);
  notice.append(text, actions);
  document.body.append(notice);
  return new Promise((resolve) =>
    button.addEventListener('click', () => {
      notice.remove();
      resolve(true);
    }),
  );
}
