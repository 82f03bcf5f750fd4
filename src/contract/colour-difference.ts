import { linearRgb } from './colour.ts';

type Light = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Light, Light, Light];

/** Vision of dichromats, for linear RGB. Source: Machado, Oliveira and Fernandes 2009, severity 1. */
const VISION_MATRICES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

/** Colour blindness in which one kind of cone is missing. */
export type Vision = keyof typeof VISION_MATRICES;
export const COLOUR_BLIND_VISIONS = Object.keys(VISION_MATRICES) as readonly Vision[];

function times(matrix: Matrix, [r, g, b]: Light): Light {
  const row = ([x, y, z]: Light) => x * r + y * g + z * b;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** Returns the OKLab coordinates of linear RGB: lightness 0 to 1, and two colour axes. Source: Ottosson 2020. */
function oklab(light: Light): Light {
  const [l, m, s] = times(TO_CONES, light);
  return times(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

function lightSeenWith(hex: string, vision: Vision | null): Light {
  const light = linearRgb(hex);
  if (vision === null) return light;
  const [r, g, b] = times(VISION_MATRICES[vision], light);
  const inGamut = (channel: number) => Math.min(Math.max(channel, 0), 1);
  return [inGamut(r), inGamut(g), inGamut(b)];
}

/**
 * Returns how different two colours (`#rrggbb`) look: their distance in OKLab times 100. Black and white are 100 apart.
 *
 * @param vision a kind of colour blindness to apply
 */
export function difference(a: string, b: string, vision: Vision | null = null): number {
  const [l1, a1, b1] = oklab(lightSeenWith(a, vision));
  const [l2, a2, b2] = oklab(lightSeenWith(b, vision));
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2) * 100;
}
