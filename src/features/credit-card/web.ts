export type { Card } from './contract.ts';
export { CardChoice, type ChosenCard, useFirstChoice } from './web/card-choice.tsx';
export { addCard, listCards } from './web/card-calls.ts';
export { CardForm } from './web/card-form.tsx';
export { cardTexts } from './web/card-texts.ts';
export { isTokenizerFailure, tokenizeCard } from './web/tokenize-card.ts';
export { useCardForm } from './web/use-card-form.ts';
