insert into billing_comparison (differences, mended) values (:differences::int, :mended::boolean) returning at
