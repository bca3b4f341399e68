const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What may stand behind an @ in an organiser's style sheet. `@import`, `@namespace` and whatever is new may not. */
export const atRules = words(`
  media supports container layer scope starting-style keyframes -webkit-keyframes property font-face counter-style
  page position-try view-transition
`);

/** The functions of values. None of them loads anything by a text: `src()`, `image()`, `element()`, `paint()` are missing. */
export const functions = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark contrast-color
  calc min max clamp round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp abs sign calc-size
  var env attr counter counters symbols
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  repeating-conic-gradient -webkit-linear-gradient -webkit-radial-gradient
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  inset circle ellipse polygon path rect xywh shape ray
  repeat minmax fit-content cubic-bezier steps linear scroll view anchor anchor-size
  local format tech
  selector font-tech font-format style
`);

/** They take an address as a text, so nothing that another place decides may stand in them. */
export const imageSets = words('image-set -webkit-image-set');
/** Beside addresses, resolutions and media types. */
export const inImageSets = words('type linear-gradient radial-gradient conic-gradient calc');

/** Which attributes a selector and `attr()` may name: of the page's making, never what somebody types. */
export const selectable =
  /^(aria-[a-z-]+|data-[a-z0-9-]+|class|id|lang|dir|role|type|href|hreflang|target|rel|open|disabled|hidden|readonly|required|multiple|src|alt|title|colspan|rowspan|scope|start|reversed|datetime|loading|width|height|name)$/i;

/**
 * Of these a selector may compare a part. All others it compares whole: a part after the other reads a name or a token out
 * of an attribute. Of an address, a part may say what kind of link it is.
 */
export const inParts = /^(class|lang|hreflang|dir|role|type|rel)$/i;
export const startsOfHref = /^(https?:?(\/\/)?|mailto:|tel:|\/|#)$/i;
export const endsOfHref = /^\.[a-z0-9]{1,5}$/i;

/** The parts of selectors, preludes and values as the parser names them. `Raw` is what it could not read. */
export const parts = words(`
  StyleSheet Rule Atrule Block Declaration Value AtrulePrelude
  SelectorList Selector TypeSelector ClassSelector IdSelector AttributeSelector PseudoClassSelector
  PseudoElementSelector NestingSelector Combinator Nth AnPlusB Scope
  MediaQueryList MediaQuery Condition Feature FeatureRange FeatureFunction SupportsDeclaration Layer LayerList Ratio
  Identifier Number Dimension Percentage Hash String Url Function Operator Parentheses Brackets UnicodeRange WhiteSpace
`);
