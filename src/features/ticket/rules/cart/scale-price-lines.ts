interface Counted {
  number: number;
}

/**
 * Price lines brought down to a cap: each in proportion, rounded down, but at least 1 (CART-027). The least of 1 can
 * leave more than the cap; then the rule is applied to what is left, until it changes nothing. What ends above the cap
 * has more lines than the cap has places, each with 1. Lines have at least 1, the cap is at least 1.
 */
export function scalePriceLines<Line extends Counted>(lines: readonly Line[], cap: number): Line[] {
  const scaled = scaleOnce(lines, cap);
  const isSettled = scaled.every(({ number }, index) => number === lines[index]?.number);
  return isSettled ? scaled : scalePriceLines(scaled, cap);
}

/** The literal rule, applied once. */
export function scaleOnce<Line extends Counted>(lines: readonly Line[], cap: number): Line[] {
  const total = lines.reduce((sum, { number }) => sum + number, 0);
  if (total <= cap) return [...lines];
  return lines.map((line) => ({ ...line, number: Math.max(1, Math.floor((line.number * cap) / total)) }));
}
