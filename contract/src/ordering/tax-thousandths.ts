/** Returns a rate in whole thousandths of a percent: hundredths may have a decimal, 887.5 for 8.875 %. */
export function thousandthsOf(bp: number): number {
  return Math.round(bp * 10);
}
