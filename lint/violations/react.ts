const useState = "import { useState } from 'react';";
const useEffect = "import { useEffect, useState } from 'react';";
const useRef = "import { useRef } from 'react';";
const useMemo = "import { useMemo } from 'react';";
const useQuery = "import { useQuery, QueryClient } from '@tanstack/react-query';";

/** For each rule of React, of its compiler, of TanStack Query and of accessibility, a violation. */
export const reactViolations: Record<string, string> = {
  'error-boundaries':
    'export function A() { try { return <B />; } catch { return null; } } const B = () => null;',
  'exhaustive-deps': `${useEffect} export function A({ b }: { b: string }) { useEffect(() => { document.title = b; }, []); return null; }`,
  globals: 'let b = 1; export function A() { b = 2; return <p>{b}</p>; }',
  immutability: 'export function A({ b }: { b: { c: number } }) { b.c = 1; return <p>{b.c}</p>; }',
  'incompatible-library':
    "import { useForm } from 'react-hook-form'; export function A() { const { watch } = useForm(); return <p>{watch('b')}</p>; }",
  purity: 'export function A() { return <p>{Math.random()}</p>; }',
  refs: `${useRef} export function A() { const b = useRef(1); return <p>{b.current}</p>; }`,
  'rules-of-hooks': `${useState} export function A({ b }: { b: boolean }) { if (b) useState(1); return null; }`,
  'set-state-in-effect': `${useEffect} export function A() { const [b, setB] = useState(1); useEffect(() => { setB(2); }, []); return <p>{b}</p>; }`,
  'set-state-in-render': `${useState} export function A() { const [b, setB] = useState(1); setB(2); return <p>{b}</p>; }`,
  'static-components': 'export function A() { const B = () => <p>b</p>; return <B />; }',
  'unsupported-syntax': 'export function A() { const b = eval("1") as string; return <p>{b}</p>; }',
  'use-memo': `${useMemo} export function A() { const b = useMemo((c: string) => c, []); return <p>{b}</p>; }`,
  'query/exhaustive-deps': `${useQuery} export const useA = (id: string) => useQuery({ queryKey: ['a'], queryFn: () => fetch(id) });`,
  'query/infinite-query-property-order':
    "import { infiniteQueryOptions } from '@tanstack/react-query'; export const a = infiniteQueryOptions({ queryKey: ['a'], getNextPageParam: () => 1, queryFn: () => 1, initialPageParam: 0 });",
  'query/mutation-property-order':
    "import { useMutation } from '@tanstack/react-query'; export const useA = () => useMutation({ mutationFn: () => fetch('/'), onError: () => 1, onMutate: () => 1 });",
  'query/no-rest-destructuring': `${useQuery} export function useA() { const { data, ...rest } = useQuery({ queryKey: ['a'], queryFn: () => 1 }); return [data, rest]; }`,
  'query/no-unstable-deps': `${useQuery} ${useEffect} export function useA() { const a = useQuery({ queryKey: ['a'], queryFn: () => 1 }); useEffect(() => {}, [a]); }`,
  'query/stable-query-client': `${useQuery} export function A() { const client = new QueryClient(); return String(client); }`,
  'a11y/alt-text': 'export const A = () => <img src="a.png" />;',
  'a11y/click-events-have-key-events': 'export const A = () => <p onClick={() => 1}>a</p>;',
  'a11y/label-has-associated-control': 'export const A = () => <label>a</label>;',
};
