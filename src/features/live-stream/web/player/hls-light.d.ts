/** The package has types of its full build alone, which has all of the light one. */
declare module 'hls.js/light' {
  export { default, default as Hls } from 'hls.js';
}
