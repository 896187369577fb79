/**
 * What dishes are served in, seen from above (glass and coupe from the side), on a square of 256
 * units around 0, 0.
 */
import { pieces } from './pieces.ts';
import type { Random } from './seed.ts';

/** What a vessel is filled with: colors of CSS. */
export type Vessel =
  | { kind: 'pizza'; sauce: string; cheese: string; lumps?: string }
  | { kind: 'salad'; bed?: 'green' | 'grain' | 'yogurt' | 'bare' }
  | { kind: 'soup'; broth: string; rim?: string; swirl?: string }
  | { kind: 'plate'; rim?: string; well?: string; bed?: 'noodles' | 'rice' | 'curry' | 'pan' }
  | { kind: 'glass'; top: string; bottom: string; foam?: string; shape?: 'tall' | 'tumbler' }
  | { kind: 'coupe'; shape?: 'scoops' | 'cocktail' | 'wine'; colors: readonly string[] };

type Drawn = {
  /** Below the food. */
  back: string;
  /** Over it: the front of a glass. */
  front: string;
  /** Where food lies. */
  place: (random: Random) => [x: number, y: number];
};

const shadow =
  '<defs><radialGradient id="ground"><stop offset=".86" stop-color="#1d2b1f" stop-opacity=".22"/><stop offset="1" stop-color="#1d2b1f" stop-opacity="0"/></radialGradient></defs><circle cy="5" r="122" fill="url(#ground)"/>';

const inCircle =
  (radius: number) =>
  (random: Random): [number, number] => {
    const turn = random() * 2 * Math.PI;
    const far = Math.sqrt(random()) * radius;
    return [Math.cos(turn) * far, Math.sin(turn) * far];
  };

const inBox =
  ([left, top, right, bottom]: readonly [number, number, number, number]) =>
  (random: Random): [number, number] => [
    left + random() * (right - left),
    top + random() * (bottom - top),
  ];

function gradient(id: string, from: string, to: string, center = '38% 32%'): string {
  const [cx, cy] = center.split(' ');
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="75%"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>`;
}

function pieceAt(name: keyof typeof pieces, x: number, y: number, size: number, turn: number) {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${size / 20})">${pieces[name]()}</g>`;
}

function pizza(
  { sauce, cheese, lumps = '#fff3d0' }: Extract<Vessel, { kind: 'pizza' }>,
  random: Random,
): Drawn {
  const blisters = Array.from({ length: 22 }, () => {
    const turn = random() * 360;
    const size = 3 + random() * 6;
    return `<ellipse cx="${(106 + random() * 8).toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * 0.6).toFixed(1)}" fill="#7a4216" opacity="${(0.25 + random() * 0.4).toFixed(2)}" transform="rotate(${turn.toFixed(0)})"/>`;
  }).join('');
  const melted = Array.from({ length: 12 }, () => {
    const [x, y] = inCircle(82)(random);
    const size = 16 + random() * 20;
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * (0.6 + random() * 0.3)).toFixed(1)}" fill="${lumps}" opacity=".55" transform="rotate(${(random() * 60).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }).join('');
  return {
    back: `<defs>${gradient('crust', '#f6cf8d', '#c98a3d')}${gradient('cheese', cheese, cheese)}<clipPath id="face"><circle r="93"/></clipPath></defs>${shadow}<circle r="119" fill="#a9692a"/><circle r="117.5" fill="url(#crust)"/>${blisters}<circle r="101" fill="#b5722c" opacity=".55"/><circle r="99" fill="${sauce}"/><circle r="93" fill="${cheese}"/><g clip-path="url(#face)">${melted}</g><circle r="93" fill="none" stroke="${sauce}" stroke-width="3" opacity=".5"/><path d="M-88-60A107 107 0 0 1-30-103" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".35"/>`,
    front: '',
    place: inCircle(76),
  };
}

function ceramic(rim: string, inner: string): string {
  return `<defs>${gradient('rim', '#fffdf8', rim)}</defs>${shadow}<circle r="116" fill="${rim}"/><circle r="115" fill="url(#rim)"/><circle r="95" fill="#000" opacity=".12"/><circle r="92" fill="${inner}"/>`;
}

const beds = {
  green: { inner: '#2c6a35', leaves: 46, names: ['lettuce', 'spinach', 'lettuce'] },
  grain: { inner: '#7ea04c', leaves: 60, names: ['parsley', 'herbs', 'rice'] },
  yogurt: { inner: '#efe9dc', leaves: 0, names: [] },
  bare: { inner: '#e9dfc8', leaves: 0, names: [] },
} as const;

function salad({ bed = 'green' }: Extract<Vessel, { kind: 'salad' }>, random: Random): Drawn {
  const { inner, leaves, names } = beds[bed];
  const drawn = Array.from({ length: leaves }, (_, index) => {
    const [x, y] = inCircle(84)(random);
    const name = names[index % Math.max(1, names.length)] ?? 'lettuce';
    return pieceAt(name, x, y, (bed === 'grain' ? 16 : 30) + random() * 14, random() * 360);
  }).join('');
  const cream =
    bed === 'yogurt'
      ? '<path d="M-80 10C-70-60-10-86 40-74S92 0 74 40 10 92-40 78-86 50-80 10Z" fill="#fffdf8"/><path d="M-52 8C-40-38 8-50 34-32S40 30 8 38-30 12-8 0" fill="none" stroke="#e4dccb" stroke-width="7" stroke-linecap="round"/>'
      : '';
  return {
    back: `${ceramic('#dccfb8', inner)}<clipPath id="well"><circle r="92"/></clipPath><g clip-path="url(#well)">${cream}${drawn}<circle r="92" fill="none" stroke="#10240f" stroke-width="12" opacity=".16"/></g>`,
    front: '',
    place: inCircle(68),
  };
}

function soup({ broth, rim = '#d9d3c6', swirl }: Extract<Vessel, { kind: 'soup' }>): Drawn {
  const cream = swirl
    ? `<path d="M-58 6C-56-40-6-62 30-46S62 22 26 40-36 34-28-2 16-26 24-2 8 18 2 10" fill="none" stroke="${swirl}" stroke-width="6.5" stroke-linecap="round" opacity=".85"/>`
    : '';
  return {
    back: `${ceramic(rim, broth)}<circle r="92" fill="none" stroke="#000" stroke-width="16" opacity=".1"/><path d="M-66-36A76 76 0 0 1-14-74" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".3"/>${cream}`,
    front: '',
    place: inCircle(58),
  };
}

function strands(random: Random): string {
  return Array.from({ length: 34 }, () => {
    const [x, y] = inCircle(30)(random);
    const size = 22 + random() * 26;
    const color = ['#f4c860', '#e9b548', '#f8d987'][Math.floor(random() * 3)] ?? '#f4c860';
    const start = (random() * 360).toFixed(0);
    return `<path d="M${-size} 0A${size} ${(size * 0.8).toFixed(1)} 0 0 1 ${size} 0" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${start})" stroke="${color}" stroke-width="5" stroke-linecap="round" fill="none"/>`;
  }).join('');
}

function grains(random: Random, colors: readonly string[]): string {
  return Array.from({ length: 260 }, () => {
    const [x, y] = inCircle(70)(random);
    const color = colors[Math.floor(random() * colors.length)] ?? '#fff';
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="5" ry="2.2" fill="${color}" transform="rotate(${(random() * 180).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }).join('');
}

function plate(
  { rim = '#e3dccd', well = '#fbf8f1', bed }: Extract<Vessel, { kind: 'plate' }>,
  random: Random,
): Drawn {
  const beneath = {
    noodles: () => `<circle r="66" fill="#d99f35"/>${strands(random)}`,
    rice: () => `<circle r="74" fill="#f3ecd8"/>${grains(random, ['#fffdf2', '#f6efdc', '#fff'])}`,
    curry: () =>
      `<circle r="86" fill="#f0b440"/><path d="M-86 0A86 86 0 0 1 36-78C10-40 10 40-36 78A86 86 0 0 1-86 0Z" fill="#fffdf4"/><g opacity=".9">${pieceAt('herbs', -46, 0, 20, 20)}</g>`,
    pan: () =>
      `<circle r="98" fill="#3a3a40"/><circle r="92" fill="#55555d"/><circle r="86" fill="#e6a51e"/><g transform="scale(1.18)">${grains(random, ['#ffd35a', '#f5b92e', '#ffe08a'])}</g>`,
  };
  return {
    back: `<defs>${gradient('rim', '#ffffff', rim)}${gradient('base', '#ffffff', well)}</defs>${shadow}<circle r="117" fill="${rim}"/><circle r="116" fill="url(#rim)"/><circle r="96" fill="#000" opacity=".07"/><circle r="94" fill="url(#base)"/>${bed ? beneath[bed]() : ''}`,
    front: '',
    place: inCircle(bed === undefined ? 74 : 64),
  };
}

const shade = '<ellipse cy="113" rx="62" ry="9" fill="#1d2b1f" opacity=".14"/>';

function glass({ top, bottom, foam, shape = 'tall' }: Extract<Vessel, { kind: 'glass' }>): Drawn {
  const half = shape === 'tall' ? 50 : 66;
  const base = shape === 'tall' ? 38 : 54;
  const rim = shape === 'tall' ? -104 : -66;
  const level = rim + 24;
  const at = (y: number) => half - ((half - base) * (y - rim)) / (108 - rim) - 6;
  const surface = at(level);
  const liquid = `M${-surface} ${level}L${-(base - 6)} 96Q0 106 ${base - 6} 96L${surface} ${level}Z`;
  const froth = foam
    ? `<path d="M${-surface} ${level}v18q${surface} 12 ${surface * 2} 0V${level}Z" fill="${foam}"/>`
    : '';
  return {
    back: `<defs><linearGradient id="drink" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${shade}<path d="M${-half} ${rim}L${-base} 102Q0 118 ${base} 102L${half} ${rim}Z" fill="#dff1f5" opacity=".75"/><path d="${liquid}" fill="url(#drink)"/>${froth}<ellipse cy="${level}" rx="${surface}" ry="8" fill="${foam ?? top}"/>`,
    front: `<path d="M${-half} ${rim}L${-base} 102Q0 118 ${base} 102L${half} ${rim}" fill="none" stroke="#a9cfd8" stroke-width="4" stroke-linejoin="round" opacity=".85"/><ellipse cy="${rim}" rx="${half}" ry="8" fill="none" stroke="#b9dbe2" stroke-width="3.5"/><path d="M${-half + 14} ${rim + 34}L${-base + 13} 80" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".55"/>`,
    place: inBox([-base + 16, level + 24, base - 16, 82]),
  };
}

const stem =
  '<path d="M-4 30V92H4V30Z" fill="#cfe6ec"/><ellipse cy="100" rx="46" ry="11" fill="#dff1f5"/><ellipse cy="98" rx="46" ry="10" fill="#eef8fa" stroke="#b9dbe2" stroke-width="3"/>';

function coupe({ shape = 'scoops', colors }: Extract<Vessel, { kind: 'coupe' }>): Drawn {
  const [first = '#fff', second = first, third = second] = colors;
  if (shape === 'cocktail') {
    return {
      back: `${shade}${stem}<path d="M-92-74H92L0 40Z" fill="#e6f4f7" opacity=".8"/><path d="M-70-54H70L0 30Z" fill="${first}"/><ellipse cy="-54" rx="70" ry="7" fill="${second}"/>`,
      front: `<path d="M-92-74 0 40 92-74" fill="none" stroke="#a9cfd8" stroke-width="4" stroke-linejoin="round"/><ellipse cy="-74" rx="92" ry="9" fill="none" stroke="#b9dbe2" stroke-width="3.5"/><path d="M-60-50-24-8" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"/>`,
      place: inBox([-30, -40, 30, -14]),
    };
  }
  if (shape === 'wine') {
    return {
      back: `${shade}${stem}<path d="M-54-100C-70-30-50 34 0 38 50 34 70-30 54-100Z" fill="#e6f4f7" opacity=".85"/><path d="M-60-36C-58 4-38 30 0 32 38 30 58 4 60-36Z" fill="${first}"/><ellipse cy="-36" rx="60" ry="9" fill="${second}"/>`,
      front: `<path d="M-54-100C-70-30-50 34 0 38 50 34 70-30 54-100" fill="none" stroke="#a9cfd8" stroke-width="4"/><ellipse cy="-100" rx="54" ry="8" fill="none" stroke="#b9dbe2" stroke-width="3.5"/><path d="M-46-70C-52-40-48-14-36 4" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".55"/>`,
      place: inBox([-36, -24, 36, 8]),
    };
  }
  const scoop = (x: number, y: number, color: string) =>
    `<circle cx="${x}" cy="${y}" r="44" fill="${color}"/><circle cx="${x}" cy="${y}" r="44" fill="url(#round)"/><ellipse cx="${x - 14}" cy="${y - 18}" rx="13" ry="8" fill="#fff" opacity=".45"/>`;
  return {
    back: `<defs><radialGradient id="round" cx="40%" cy="30%" r="75%"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#3a1d10" stop-opacity=".28"/></radialGradient></defs>${shade}${stem}${scoop(-38, -20, first)}${scoop(38, -20, third)}${scoop(0, -52, second)}`,
    front: `<path d="M-88-14C-84 26-40 44 0 44S84 26 88-14Z" fill="#e3f2f6" opacity=".88"/><path d="M-88-14C-84 26-40 44 0 44S84 26 88-14Z" fill="none" stroke="#a9cfd8" stroke-width="4"/><path d="M-66 2C-58 20-40 28-26 31" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".8"/>`,
    place: inBox([-50, -92, 50, -40]),
  };
}

export function drawVessel(vessel: Vessel, random: Random): Drawn {
  switch (vessel.kind) {
    case 'pizza':
      return pizza(vessel, random);
    case 'salad':
      return salad(vessel, random);
    case 'soup':
      return soup(vessel);
    case 'plate':
      return plate(vessel, random);
    case 'glass':
      return glass(vessel);
    case 'coupe':
      return coupe(vessel);
  }
}
