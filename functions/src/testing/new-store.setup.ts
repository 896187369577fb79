import { useNewStore } from './emulators.ts';

// Runs before each test file, and before its modules connect.
useNewStore();
