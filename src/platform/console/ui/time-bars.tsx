import './day-bars.css';

interface TimeBarsProps {
  values: readonly number[];
  /** What stands below the first and the last bar. */
  ends: readonly [string, string];
}

const height = 64;
const step = 20;
const gap = 4;
/** One or two bars stay bars: they do not fill the width of many. Fourteen days fill it, above their dates. */
const placesMin = 8;

/** A bar for each step in time. It is a picture: the same numbers stand in a table beside it. */
export function TimeBars({ values, ends: [first, last] }: TimeBarsProps) {
  const most = Math.max(1, ...values);
  return (
    <>
      <svg
        viewBox={`0 0 ${Math.max(placesMin, values.length) * step - gap} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {values.map((value, at) => {
          const tall = value === 0 ? 1 : Math.max(2, (value / most) * height);
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
          return <rect key={at} x={at * step} y={height - tall} width={step - gap} height={tall} rx={1} />;
        })}
      </svg>
      <p className="hc-days-ends" aria-hidden="true">
        <span>{first}</span>
        {last === first ? null : <span>{last}</span>}
      </p>
    </>
  );
}
