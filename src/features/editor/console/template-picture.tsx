import type { ReactNode } from 'react';

/** A scene of each template, 320 by 160. They are pictures, not parts of the page: their colours stay in the dark. */
export function TemplatePicture({ template }: { template: string }) {
  const scene = scenes.get(template) ?? plaza;
  return (
    <svg className="hc-template-picture" viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {scene}
    </svg>
  );
}

const expo = (
  <>
    <path fill="#dbe9ff" d="M0 0h320v160H0z" />
    <path fill="#c3d9ff" d="M0 118h320v42H0z" />
    {[22, 122, 222].map((x, at) => (
      <g key={x}>
        <path fill={['#0061f4', '#ff8800', '#0b8457'][at]} d={`M${x} 40h76v16h-76z`} />
        <path fill="#fff" d={`M${x} 56h76v62h-76z`} />
        <path fill="#e6edf8" d={`M${x + 10} 68h34v24h-34z`} />
        <path fill={['#9dc3ff', '#ffcf99', '#9ad6b9'][at]} d={`M${x + 50} 96h22v22h-22z`} />
      </g>
    ))}
    <Person x={92} y={104} fill="#1f4e9e" />
    <Person x={196} y={108} fill="#b4531a" />
    <Person x={60} y={112} fill="#7b3fe4" />
  </>
);

const festival = (
  <>
    <path fill="#241a4a" d="M0 0h320v160H0z" />
    <path fill="#3b2a72" d="m40 150 70-104 34 104zM280 150l-70-104-34 104z" opacity="0.8" />
    <path fill="#ffd166" d="m110 46 60 104h-60zM210 46l-60 104h60z" opacity="0.25" />
    <path fill="#120c2a" d="M0 128c30-12 50-12 80-4s60 8 90 0 60-10 90-2 40 4 60 0v38H0z" />
    <path fill="#ff5d8f" d="M20 30h280v4H20z" />
    {[34, 70, 106, 142, 178, 214, 250, 286].map((x, at) => (
      <circle key={x} cx={x} cy="42" r="8" fill={at % 2 === 0 ? '#ff8800' : '#ffd166'} />
    ))}
    {[40, 90, 140, 190, 240, 284].map((x, at) => (
      <path
        key={x}
        stroke="#120c2a"
        strokeWidth="9"
        strokeLinecap="round"
        d={`M${x} 136l${at % 2 === 0 ? 8 : -7}-24`}
      />
    ))}
  </>
);

const conference = (
  <>
    <path fill="#e7f4f1" d="M0 0h320v160H0z" />
    <path fill="#fff" d="M70 20h180v76H70z" />
    <path fill="#008c8c" d="M88 38h76v8H88zM88 54h110v6H88zM88 66h92v6H88z" />
    <path fill="#ff8800" d="M208 78V50h10v28zM224 78V38h10v40z" />
    <path fill="#b7ddd5" d="M0 120h320v40H0z" />
    <path fill="#0b5d56" d="M140 96h40v26h-40z" />
    <Person x={160} y={72} fill="#1f4e9e" />
    {[30, 82, 134, 186, 238, 290].map((x) => (
      <path key={x} fill="#0e4a45" d={`M${x - 20} 160c0-24 40-24 40 0zM${x} 140a9 9 0 1 0 0-18 9 9 0 0 0 0 18`} />
    ))}
  </>
);

const party = (
  <>
    <path fill="#fff0f3" d="M0 0h320v160H0z" />
    <path fill="none" stroke="#e5487b" strokeWidth="2" d="M0 18q80 40 160 0t160 0" />
    {[24, 62, 100, 138, 182, 220, 258, 296].map((x, at) => (
      <path
        key={x}
        fill={['#e5487b', '#ff8800', '#0091c2', '#7b3fe4'][at % 4]}
        d={`M${x - 8} ${at % 4 === 1 || at % 4 === 2 ? 36 : 28}h16l-8 16z`}
      />
    ))}
    <path fill="#ffd9e2" d="M0 124h320v36H0z" />
    <path fill="#fff" stroke="#e5487b" strokeWidth="3" d="M120 84h28l-4 24h-20zM134 108v16M124 124h20" />
    <path fill="#fff" stroke="#ff8800" strokeWidth="3" d="M172 84h28l-4 24h-20zM186 108v16M176 124h20" />
    <path fill="#ffc2d1" d="M122 94h24l-2 14h-20z" />
    <path fill="#ffdba8" d="M174 94h24l-2 14h-20z" />
    <path fill="#ff8800" d="m160 58 4 8 9 1-6 6 1 9-8-4-8 4 1-9-6-6 9-1z" />
  </>
);

const market = (
  <>
    <path fill="#fff7e6" d="M0 0h320v160H0z" />
    <path fill="#cfe8c6" d="M0 120h320v40H0z" />
    {[28, 178].map((x, stall) => (
      <g key={x}>
        <path fill="#7a4b32" d={`M${x + 6} 60h5v72h-5zM${x + 104} 60h5v72h-5z`} />
        <path fill="#e9c9a0" d={`M${x} 98h115v30H${x}z`} />
        {[0, 1, 2, 3, 4].map((at) => (
          <path
            key={at}
            fill={at % 2 === 0 ? ['#d7263d', '#0b8457'][stall] : '#fff'}
            d={`M${x + at * 23} 40h23v24a11.5 11.5 0 0 1-23 0z`}
          />
        ))}
        {[0, 1, 2].map((at) => (
          <circle key={at} cx={x + 26 + at * 32} cy="92" r="10" fill={['#ff8800', '#4e9a2b', '#d7263d'][at]} />
        ))}
      </g>
    ))}
    <Person x={160} y={112} fill="#1f4e9e" />
  </>
);

const plaza = (
  <>
    <path fill="#ffe6cc" d="M0 0h320v160H0z" />
    <path fill="#ffd0a1" d="M0 112h320v48H0z" />
    <circle cx="250" cy="42" r="22" fill="#ff8800" />
    <path fill="#fff" d="M40 112V60l36-22 36 22v52zM120 112V76h64v36zM192 112V64h50v48z" />
    <path fill="#ff8800" d="M66 112V84h20v28zM144 112V92h16v20z" />
    <Person x={210} y={106} fill="#0061f4" />
    <Person x={236} y={112} fill="#0b8457" />
    <Person x={120} y={114} fill="#7b3fe4" />
  </>
);

const workshop = (
  <>
    <path fill="#f6efe6" d="M0 0h320v160H0z" />
    <path fill="#e3d3bf" d="M28 34h116v6H28zM28 66h116v6H28z" />
    {[38, 66, 94, 122].map((x, at) => (
      <path
        key={x}
        fill={['#b4531a', '#0b8457', '#1f4e9e', '#ff8800'][at]}
        d={`M${x - 9} 20h18l-4 14h-10zM${x - 7} 50h14v16h-14z`}
      />
    ))}
    <Person x={206} y={72} fill="#1f4e9e" />
    <Person x={110} y={88} fill="#b4531a" />
    <Person x={262} y={86} fill="#0b8457" />
    <path fill="#c08a57" d="M40 110h240v14H40z" />
    <path fill="#8a5a33" d="M56 124h12v36H56zM252 124h12v36h-12z" />
    <path fill="#fff" d="M92 92h36l-6 18h-24zM190 88h30l-4 22h-22z" />
    <path fill="#d9b38c" d="M150 98h24v12h-24zM242 96a12 14 0 0 1 24 0v14h-24z" />
  </>
);

const blank = (
  <>
    <path fill="#eef1f6" d="M0 0h320v160H0z" />
    <path fill="#fff" stroke="#c9d2e0" strokeWidth="2" d="M96 24h116v126H96z" />
    <path fill="#dfe5ee" d="M112 42h84v30h-84zM112 84h60v6h-60zM112 98h72v6h-72z" />
    <path
      fill="#fff"
      stroke="#0061f4"
      strokeWidth="2.5"
      strokeDasharray="6 4"
      d="M112 116h84v9a6 6 0 0 0 0 12v5h-84v-5a6 6 0 0 0 0-12z"
    />
    <path fill="#ff8800" d="m232 112 38-58 12 8-38 58-15 7z" />
    <path fill="#5b6472" d="m232 112 12 8-15 7z" />
  </>
);

function Person({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <path fill={fill} d={`M${x - 9} ${y + 24}v-8a9 9 0 0 1 18 0v8zM${x} ${y + 4}a7 7 0 1 0 0-14 7 7 0 0 0 0 14`} />
  );
}

const scenes: ReadonlyMap<string, ReactNode> = new Map([
  ['blank', blank],
  ['workshop', workshop],
  ['expo', expo],
  ['festival', festival],
  ['conference', conference],
  ['party', party],
  ['market', market],
]);
