import { lintConfig } from './lint/config.ts';

export default lintConfig(import.meta.dirname);
